#if Preview
  import NIOCore
  import NIOHTTP1

  /// Takes the requests of a connection one after the other, and has each answered within the limits.
  ///
  /// Runs on the connection's event loop alone. `HTTPServerPipelineHandler` before it holds the next
  /// request back until the response to the last is written.
  final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
      /// No request has begun to arrive, or not all of its head has.
      case waiting
      /// The body is arriving.
      case receiving
      /// The request is there, and its answer is being made: no time of the client's.
      case answering
      /// The response is on its way, and the next request may come.
      case writing
      /// The last response is on its way.
      case closing
      /// The client has been refused; what it still sends is discarded.
      case discarding
    }

    private let limits: ServerLimits
    private let threads: AnswerThreads
    private let answer: WebServer.Answer
    /// Whether there are too many connections, so that this one is refused and closed.
    private let isRefused: Bool
    private var state = State.waiting
    private var isInputClosed = false
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    /// When the client's time for what it does now is over.
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// What makes the answer.
    private var task: Task<Void, Never>?

    init(
      limits: ServerLimits,
      isRefused: Bool,
      threads: AnswerThreads,
      answer: @escaping WebServer.Answer
    ) {
      self.threads = threads
      self.limits = limits
      self.isRefused = isRefused
      self.answer = answer
    }

    func channelActive(context: ChannelHandlerContext) {
      enter(.waiting)
      watchTime(context: context)
      if isRefused {
        let most = limits.connections
        refuse(.serviceUnavailable, "more than \(most) connections: try again later", context)
      }
      context.fireChannelActive()
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      // Without a decoder before it, what comes is not parts of requests.
      if isRefused { return }
      switch (state, unwrapInboundIn(data)) {
      case (.waiting, .head(let head)), (.writing, .head(let head)): begin(head, context: context)
      case (.receiving, .body(var part)):
        guard body.count + part.readableBytes <= limits.bodyBytes else {
          return refuseBody(context: context)
        }
        body += part.readBytes(length: part.readableBytes) ?? []
      case (.receiving, .end): respond(context: context)
      case _: break
      }
    }

    private func begin(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
      self.head = head
      enter(.receiving)
      if let text = head.headers.first(name: "content-length"), let count = Int(text) {
        if count > limits.bodyBytes { return refuseBody(context: context) }
        body.reserveCapacity(count)
      }
      if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
        let go = HTTPResponseHead(version: head.version, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
      }
    }

    private func respond(context: ChannelHandlerContext) {
      guard let head else { return }
      let request = WebRequest(
        method: head.method.rawValue,
        target: head.uri,
        fields: head.headers.map { ($0.name, $0.value) },
        body: body
      )
      body = []
      guard let request else {
        let detail = "the request's target must be a path with escapes in UTF-8"
        return write(WebResponse(RequestProblem(.badRequest, detail)), context: context)
      }
      enter(.answering)
      let promise = context.eventLoop.makePromise(of: WebResponse.self)
      promise.futureResult.assumeIsolated().whenSuccess { response in
        if self.state == .answering { self.write(response, context: context) }
      }
      let answer = answer
      task = Task(executorPreference: request.body.isEmpty ? nil : threads) {
        if Task.isCancelled { return promise.fail(CancellationError()) }
        promise.succeed(await answer(request))
      }
    }

    // MARK: Responses

    /// Writes the response; the connection stays open unless the client asked otherwise.
    private func write(
      _ response: WebResponse,
      isRefusal: Bool = false,
      context: ChannelHandlerContext
    ) {
      let isKept = !isRefusal && !isInputClosed && head?.isKeepAlive ?? false
      enter(isKept ? .writing : .closing)
      var headers = HTTPHeaders(Array(response.fields.sorted { $0.key < $1.key }.map { ($0, $1) }))
      headers.add(name: "Content-Length", value: String(response.body.count))
      headers.add(name: "X-Content-Type-Options", value: "nosniff")
      headers.add(name: "Cache-Control", value: "no-store")
      if !isKept {
        headers.add(name: "Connection", value: "close")
      } else if head?.version == .http1_0 {
        headers.add(name: "Connection", value: "keep-alive")
      }
      let status = HTTPResponseStatus(statusCode: response.status)
      let responseHead = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      context.write(wrapOutboundOut(.head(responseHead)), promise: nil)
      if head?.method != .HEAD {
        let body = context.channel.allocator.buffer(bytes: response.body)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      }
      head = nil
      let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
      end.assumeIsolated().whenComplete { _ in
        switch self.state {
        case .writing where !self.isInputClosed: self.enter(.waiting)
        case .closing where isRefusal:
          // With bytes of the client unread, the system would reset the connection and lose the response.
          self.enter(.discarding)
          context.close(mode: .output, promise: nil)
        case .writing, .closing: context.close(promise: nil)
        // The next request has come with the last.
        case .waiting, .receiving, .answering, .discarding: break
        }
      }
    }

    private func refuse(
      _ status: ProblemStatus,
      _ detail: String,
      _ context: ChannelHandlerContext
    ) {
      body = []
      write(WebResponse(RequestProblem(status, detail)), isRefusal: true, context: context)
    }

    private func refuseBody(context: ChannelHandlerContext) {
      let detail = "a body may have at most \(limits.bodyBytes) bytes"
      refuse(.contentTooLarge, detail, context)
    }

    // MARK: Time

    private func enter(_ state: State) {
      self.state = state
      let time =
        switch state {
        case .discarding: ServerLimits.lingering
        case .answering where isInputClosed: ServerLimits.stopping
        case .waiting, .receiving, .answering, .writing, .closing: limits.time
        }
      deadline = .now() + TimeAmount(time)
    }

    /// Looks at the time once a second as long as the connection is open, however many requests.
    private func watchTime(context: ChannelHandlerContext) {
      let now = NIODeadline.now()
      let soon = now + .milliseconds(50)
      let next = min(max(deadline, soon), now + TimeAmount(ServerLimits.lingering))
      timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: next) {
        if self.deadline <= .now() { self.endTime(context: context) }
        if context.channel.isActive { self.watchTime(context: context) }
      }
    }

    private func endTime(context: ChannelHandlerContext) {
      switch state {
      case .waiting, .writing, .closing, .discarding: context.close(promise: nil)
      case .answering where isInputClosed: context.close(promise: nil)
      case .receiving:
        refuse(.requestTimeout, "a request must arrive within \(limits.time)", context)
      case .answering: enter(.answering)
      }
    }

    // MARK: Ends

    func channelInactive(context: ChannelHandlerContext) {
      timer?.cancel()
      task?.cancel()
      enter(.discarding)
      context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case ChannelEvent.inputClosed = event {
        isInputClosed = true
        switch state {
        case .waiting, .receiving, .discarding: context.close(promise: nil)
        // The client may read still: the connection is closed after the response. But it may also
        // have gone, so the response must come soon.
        case .answering: enter(.answering)
        case .writing, .closing: break
        }
      }
      context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch (error, state) {
      case (HTTPParserError.headerOverflow, .waiting), (HTTPParserError.headerOverflow, .writing):
        let most = "\(ServerLimits.headerFields) fields and \(ServerLimits.headerBytes) bytes"
        refuse(.headerFieldsTooLarge, "a request's header may have at most \(most)", context)
      case (is HTTPParserError, .waiting), (is HTTPParserError, .receiving),
        (is HTTPParserError, .writing):
        refuse(.badRequest, "the request is not HTTP/1.1", context)
      case _: context.close(promise: nil)
      }
    }
  }
#endif
