#if Preview
  import NIOCore
  import NIOPosix
  import Synchronization
  import Testing

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  @testable import WebServer

  /// Answers are made only as long as somebody waits for them, and don't keep others waiting.
  @Suite(.timeLimit(.minutes(20))) struct CancellationTests {
    /// Counts answers that end only when they are canceled, without ever giving up their thread.
    private final class Answers: Sendable {
      let begun = Atomic(0)
      let canceled = Atomic(0)

      func response(to request: WebRequest) -> WebResponse {
        if request.method == "POST" {
          begun.add(1, ordering: .relaxed)
          while !Task.isCancelled { usleep(1_000) }
          canceled.add(1, ordering: .relaxed)
        }
        return WebResponse(mediaType: "text/plain", body: Array("here".utf8))
      }
    }

    private final class Reader: ChannelInboundHandler {
      typealias InboundIn = ByteBuffer

      private let promise: EventLoopPromise<String>

      init(_ promise: EventLoopPromise<String>) { self.promise = promise }

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        promise.succeed(String(buffer: unwrapInboundIn(data)))
      }

      func channelInactive(context: ChannelHandlerContext) { promise.succeed("closed") }
    }

    private static let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx"
    private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

    /// Sends text to the server on a new connection; returns it with the first part of the response.
    private func send(
      _ text: String,
      to server: WebServer
    ) async throws -> (channel: any Channel, response: EventLoopFuture<String>) {
      let loop = MultiThreadedEventLoopGroup.singleton.next()
      let promise = loop.makePromise(of: String.self)
      let channel = try await ClientBootstrap(group: loop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(Reader(promise))
          }
        }
        .connect(host: "127.0.0.1", port: server.port).get()
      // Closing resets the connection, as when a client ends with something unread.
      let socket = try #require(channel as? any SocketOptionProvider)
      try await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
      try await channel.writeAndFlush(ByteBuffer(string: text))
      return (channel, promise.futureResult)
    }

    private func server(_ answers: Answers) throws -> WebServer {
      var limits = ServerLimits()
      // Other tests may keep this one waiting.
      limits.time = .seconds(3600)
      return try WebServer(host: "127.0.0.1", port: 0, threads: 1, limits: limits) {
        answers.response(to: $0)
      }
    }

    private func wait(until isTrue: () -> Bool) async throws {
      while !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `an answer ends when its client has gone`() async throws {
      let answers = Answers()
      let server = try server(answers)
      let client = try await send(Self.post, to: server)
      try await wait { answers.begun.load(ordering: .relaxed) == 1 }
      try await client.channel.close()
      try await wait { answers.canceled.load(ordering: .relaxed) == 1 }
      server.stop()
    }

    @Test func `pages come while as many records as possible are judged`() async throws {
      let answers = Answers()
      let server = try server(answers)
      var clients: [any Channel] = []
      for _ in 0..<ServerLimits.answers + 1 {
        clients.append(try await send(Self.post, to: server).channel)
      }
      try await wait { answers.begun.load(ordering: .relaxed) == ServerLimits.answers }
      let page = try await send(Self.get, to: server)
      #expect(try await page.response.get().hasPrefix("HTTP/1.1 200"))
      for client in clients + [page.channel] { try await client.close() }
      try await wait { answers.canceled.load(ordering: .relaxed) >= ServerLimits.answers }
      server.stop()
    }

    @Test func `stopping cancels the answers that take longer`() async throws {
      let answers = Answers()
      let server = try server(answers)
      let client = try await send(Self.post, to: server)
      try await wait { answers.begun.load(ordering: .relaxed) == 1 }
      server.stop()
      #expect(try await client.response.get() == "closed")
      try await wait { answers.canceled.load(ordering: .relaxed) == 1 }
    }
  }
#endif
