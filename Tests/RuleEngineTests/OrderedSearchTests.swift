import Testing

@testable import RuleEngine

@Suite struct OrderedSearchTests {
  @Test func `the boundary is where a linear search finds it`() {
    for count in 0...20 {
      let numbers = Array(0..<count)
      for limit in -1...count + 1 {
        let expected = numbers.firstIndex { $0 >= limit } ?? numbers.endIndex
        #expect(numbers.partitionPoint { $0 >= limit } == expected)
      }
    }
  }

  @Test func `positions in a slice are those of the collection`() {
    let numbers = [1, 2, 3, 5, 8, 13]
    #expect(numbers[2...].partitionPoint { $0 > 4 } == 3)
    #expect(numbers[2...].partitionPoint { $0 > 0 } == 2)
    #expect(numbers[2..<4].partitionPoint { $0 > 8 } == 4)
  }
}
