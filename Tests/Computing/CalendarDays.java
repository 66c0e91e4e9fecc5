import java.time.LocalDate;
import java.time.Period;

/** Prints a line for each day: the day moved by each amount, then the ages on some days of who was born on it. */
class CalendarDays {
  public static void main(String[] arguments) {
    LocalDate first = LocalDate.parse(arguments[0]);
    int count = Integer.parseInt(arguments[1]);
    int step = Integer.parseInt(arguments[2]);
    String[] amounts = arguments[3].split(",");
    String[] todays = arguments[4].split(",");
    StringBuilder text = new StringBuilder();
    for (int day = 0; day < count; day += step) {
      LocalDate date = first.plusDays(day);
      for (String amount : amounts) {
        int number = Integer.parseInt(amount.substring(0, amount.length() - 1));
        text.append(amount.endsWith("M") ? date.plusMonths(number) : date.plusYears(number)).append(';');
      }
      for (int today = 0; today < todays.length; today++) {
        if (today > 0) text.append(',');
        text.append(Period.between(date, LocalDate.parse(todays[today])).getYears());
      }
      text.append('\n');
    }
    System.out.print(text);
  }
}
