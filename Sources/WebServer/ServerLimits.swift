// An HTTP/1.1 server for trusted clients on the same machine, with limits on what each may take.
//
// Input: connections. Output: for each request one response, which a function makes from it. The
// function gets whole requests, within the limits; what is beyond them is answered here, with problem
// details (RFC 9457). Memory is bounded by `connections` times `bodyBytes`, each doubled at most.
//
// Without the trait `Preview` the package has no networking, and only the values are left.

/// What a client may take of the server.
package struct ServerLimits: Sendable, Hashable {
  /// Bytes of a request's body; a larger one is refused with 413.
  package var bodyBytes = 1 << 20
  /// Connections that are open at the same time; one more is refused with 503.
  package var connections = 256
  /// How long a request may take to arrive, a response to be taken, and a connection to be idle.
  package var time = Duration.seconds(10)

  /// Bytes of all header fields of a request, and of its target; more are refused with 431.
  package static let headerBytes = 16 << 10
  /// Header fields of a request; more are refused with 431.
  package static let headerFields = 100
  /// How long what a client still sends is discarded after a refusal, so that it can read why.
  package static let lingering = Duration.seconds(1)
  /// How long requests are answered still once the server stops, or the client has closed its side
  /// of the connection.
  package static let stopping = Duration.seconds(5)
  /// Requests with a body that are answered at the same time; others wait.
  ///
  /// More than a machine has processors, so that one of a few values gets through while others are
  /// of many.
  package static let answers = 16

  /// The usual limits.
  package init() {}
}
