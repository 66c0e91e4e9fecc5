/// The rows of a list in their order; each is found by its identifier in constant time.
struct RowList: RandomAccessCollection {
  private(set) var nodes: [RowNode]
  private let positions: [FormRow.ID: Int]

  /// - Complexity: linear in the number of rows.
  init(_ nodes: [RowNode]) {
    self.nodes = nodes
    positions = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().lazy.map { ($0.element.id, $0.offset) }
    )
  }

  var startIndex: Int { 0 }
  var endIndex: Int { nodes.count }
  subscript(position: Int) -> RowNode { nodes[position] }

  /// The position of a row; nil if it is not in the list.
  func position(of id: FormRow.ID) -> Int? { positions[id] }

  mutating func setValue(_ value: Value, at position: Int) { nodes[position].value = value }
}
