#if Preview
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOHTTP1
  import NIOPosix

  /// A running server.
  package final class WebServer: Sendable {
    /// Makes the response to a request; runs concurrently with other requests.
    ///
    /// Its task is canceled when nobody waits for the response anymore.
    package typealias Answer = @Sendable (WebRequest) async -> WebResponse

    /// The channels of open connections.
    private final class Open: Sendable {
      private let channels = NIOLockedValueBox<[ObjectIdentifier: any Channel]>([:])

      var count: Int { channels.withLockedValue(\.count) }
      var all: [any Channel] { channels.withLockedValue { Array($0.values) } }

      /// Notes a channel until it is closed, and returns how many there are with it.
      func add(_ channel: any Channel) -> Int {
        let key = ObjectIdentifier(channel)
        let count = channels.withLockedValue { channels in
          channels[key] = channel
          return channels.count
        }
        channel.closeFuture.whenComplete { _ in
          self.channels.withLockedValue { $0[key] = nil }
        }
        return count
      }
    }

    private let group: MultiThreadedEventLoopGroup
    private let threads: AnswerThreads
    private let listener: any Channel
    private let open: Open

    /// The port that the server listens on.
    package var port: Int { listener.localAddress?.port ?? 0 }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - host: the name or address to listen on, such as `127.0.0.1`.
    ///   - port: the port; 0 for any that is free.
    ///   - threads: threads that read and write.
    ///   - limits: what a client may take.
    ///   - answer: makes the response to a request.
    /// - Throws: why the server cannot listen, as on a port that is in use.
    package init(
      host: String,
      port: Int,
      threads: Int,
      limits: ServerLimits,
      answer: @escaping Answer
    ) throws(ListeningError) {
      let group = MultiThreadedEventLoopGroup(numberOfThreads: threads)
      let answerThreads = AnswerThreads(count: ServerLimits.answers)
      let open = Open()
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          let isRefused = open.add(channel) > limits.connections
          return channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(HTTPResponseEncoder())
            if !isRefused {
              try pipeline.addHandler(ByteToMessageHandler(WebServer.decoder))
              try pipeline.addHandler(HTTPServerPipelineHandler())
            }
            let connection = Connection(
              limits: limits,
              isRefused: isRefused,
              threads: answerThreads,
              answer: answer
            )
            try pipeline.addHandler(connection)
          }
        }
      do {
        listener = try bootstrap.bind(host: host, port: port).wait()
      } catch {
        answerThreads.stop()
        try? group.syncShutdownGracefully()
        throw (error as? IOError).map { .system($0.errnoCode) } ?? .unknownHost
      }
      self.group = group
      self.threads = answerThreads
      self.open = open
    }

    private static var decoder: HTTPRequestDecoder {
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = ServerLimits.headerBytes
      limits.maxHeaderListSize = ServerLimits.headerBytes
      limits.maxHeaderFieldCount = ServerLimits.headerFields
      return HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)
    }

    /// Takes no more connections, lets requests that have begun be answered, and ends.
    ///
    /// Blocks until then, at most for ``ServerLimits/stopping``; answers that are being made after
    /// that are canceled.
    package func stop() {
      try? listener.close().wait()
      for channel in open.all {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
      let end = ContinuousClock.now + ServerLimits.stopping
      while open.count > 0, ContinuousClock.now < end { pause() }
      for channel in open.all { try? channel.close().wait() }
      waitForAnswers()
      try? group.syncShutdownGracefully()
    }

    /// Waits until the answers that were canceled have noticed it, so that none comes too late.
    private func waitForAnswers() {
      let isOver = NIOLockedValueBox(false)
      threads.stop { isOver.withLockedValue { $0 = true } }
      let end = ContinuousClock.now + ServerLimits.lingering
      while !isOver.withLockedValue(\.self), ContinuousClock.now < end { pause() }
    }

    private func pause() {
      try? group.next().scheduleTask(in: .milliseconds(10)) {}.futureResult.wait()
    }
  }

  /// Why a server cannot listen.
  package enum ListeningError: Error, Sendable, Hashable {
    /// The system refuses; the number is its `errno`.
    case system(Int32)
    /// The host is neither an address nor the name of one.
    case unknownHost
  }
#endif
