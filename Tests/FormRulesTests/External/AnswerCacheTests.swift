import Testing

@testable import FormRules
@testable import RuleEngine

/// Answers that are kept cost the same however many there are.
@Suite struct AnswerCacheTests {
  /// A key that counts how often any is hashed or compared.
  private struct CountedKey: Hashable {
    final class Counter {
      var uses = 0
    }

    let number: Int
    let counter: Counter

    static func == (first: CountedKey, second: CountedKey) -> Bool {
      first.counter.uses += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      counter.uses += 1
      hasher.combine(number)
    }
  }

  /// Uses of keys for a look-up and an insertion into a full cache.
  private func uses(capacity: Int) -> Int {
    let counter = CountedKey.Counter()
    var cache = BoundedDictionary<CountedKey, Int>(capacity: capacity)
    for number in 0..<capacity {
      cache.set(number, for: CountedKey(number: number, counter: counter))
    }
    counter.uses = 0
    for number in capacity..<capacity + 100 {
      let key = CountedKey(number: number, counter: counter)
      cache.set(number, for: key)
      #expect(cache[key] == number)
      #expect(cache.count == capacity)
    }
    return counter.uses
  }

  @Test
  func `look-up and eviction take as many hashes and comparisons in a cache ten times as large`() {
    let (small, large) = (uses(capacity: 1_000), uses(capacity: 10_000))
    // How many keys collide depends on the seed of the process.
    #expect(small <= 3_000 && large <= 3_000, "\(small), \(large)")
  }

  @Test func `the oldest key makes room, and one that is set again keeps its age`() {
    var cache = BoundedDictionary<String, Int>(capacity: 2)
    cache.set(1, for: "a")
    cache.set(2, for: "b")
    cache.set(3, for: "a")
    #expect(cache["a"] == 3 && cache["b"] == 2)
    cache.set(4, for: "c")
    #expect(cache["a"] == nil && cache["b"] == 2 && cache["c"] == 4)
    cache.set(5, for: "d")
    #expect(cache["b"] == nil && cache["c"] == 4 && cache["d"] == 5)
    #expect(cache.count == 2)
  }

  @Test func `an answer is kept until its time, and no longer`() {
    let cache = AnswerCache()
    let question = HostQuestion(rule: ExternalIndex(0), value: "ann")
    cache.keep(.accepted, to: question, of: "known", until: .seconds(5))
    #expect(cache.answer(to: question, of: "known", at: .seconds(4)) == .accepted)
    #expect(cache.answer(to: question, of: "known", at: .seconds(5)) == nil)
    #expect(cache.answer(to: question, of: "other", at: .seconds(4)) == nil)
    cache.keep(.rejected, to: question, of: "known", until: .seconds(9))
    #expect(cache.answer(to: question, of: "known", at: .seconds(8)) == .rejected)
  }
}
