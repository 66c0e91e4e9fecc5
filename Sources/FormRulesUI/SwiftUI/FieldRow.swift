// Not compiled on Linux: build a change with Xcode. It holds no logic.
#if canImport(SwiftUI)
  public import FormRules
  public import SwiftUI

  /// A field of a live form with its control, its state, and its messages.
  public struct FieldRow: View {
    private let field: FormField
    private let catalog: MessageCatalog
    @FocusState private var isFocused: Bool

    /// A row for a field.
    ///
    /// - Parameters:
    ///   - field: the field.
    ///   - catalog: the texts of labels and messages; nil for those in the form's language.
    public init(_ field: FormField, catalog: MessageCatalog? = nil) {
      self.field = field
      self.catalog = catalog ?? field.catalog
    }

    /// The row.
    public var body: some View {
      VStack(alignment: .leading) {
        HStack {
          control
            .focused($isFocused)
            .onChange(of: isFocused) { _, isFocused in
              if isFocused { field.focus() } else { field.leave() }
            }
            .onChange(of: field.isFocused) { _, isFieldFocused in isFocused = isFieldFocused }
            .disabled(!field.isEditable)
          if field.state == .checking { ProgressView() }
        }
        FieldMessages(field, catalog: catalog)
      }
    }

    private var label: String { catalog.translation(of: field.label) }

    @ViewBuilder private var control: some View {
      switch FieldControl(field.declaration) {
      case .text(let traits): TextControl(field, label: label, traits)
      case .toggle: Toggle(label, isOn: bound(\.isOn))
      case .choice(let options): picker(options)
      case .choices(let options): OptionList(field, label: label, options, catalog: catalog)
      case .date: datePicker(.date)
      case .time: datePicker(.hourAndMinute)
      case .dateTime: datePicker([.date, .hourAndMinute])
      case .fields: Section(label) { FieldRows(field.fields, catalog: catalog) }
      case .rows: RowList(field, label: label, catalog: catalog)
      case .computed: LabeledContent(label, value: field.text)
      case .custom: EmptyView()
      }
    }

    private func picker(_ options: [FieldDescription.Option]) -> some View {
      Picker(label, selection: bound(\.selectedOption)) {
        Text(verbatim: "").tag(String?.none)
        ForEach(options, id: \.value) { option in
          Text(catalog.translation(of: option.label)).tag(Optional(option.value))
        }
      }
    }

    // A date picker always shows a date, so a field without one has a button instead.
    @ViewBuilder private func datePicker(_ components: DatePickerComponents) -> some View {
      if let date = field.selectedDate {
        DatePicker(
          label,
          selection: Binding(get: { date }, set: { field.selectedDate = $0 }),
          displayedComponents: components
        )
        Button {
          field.selectedDate = nil
        } label: {
          Image(systemName: "xmark.circle")
        }
      } else {
        LabeledContent(label) {
          Button {
            field.selectedDate = Date.now
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }

    private func bound<Held>(_ path: ReferenceWritableKeyPath<FormField, Held>) -> Binding<Held> {
      Binding(get: { field[keyPath: path] }, set: { field[keyPath: path] = $0 })
    }
  }

  /// The messages under a field.
  public struct FieldMessages: View {
    private let field: FormField
    private let catalog: MessageCatalog

    /// The messages of a field; without a catalog in the form's language.
    public init(_ field: FormField, catalog: MessageCatalog? = nil) {
      self.field = field
      self.catalog = catalog ?? field.catalog
    }

    /// The messages.
    public var body: some View { MessageTexts(field.messages(in: catalog)) }
  }

  /// The texts of messages, one under the other.
  struct MessageTexts: View {
    let messages: [FieldMessage]

    init(_ messages: [FieldMessage]) { self.messages = messages }

    var body: some View {
      ForEach(messages, id: \.self) { message in
        Text(message.text).font(.footnote).foregroundStyle(message.manner.color)
      }
    }
  }

  extension FieldMessage.Manner {
    fileprivate var color: Color {
      switch self {
      case .error: .red
      case .warning: .orange
      case .notice: .secondary
      }
    }
  }
#endif
