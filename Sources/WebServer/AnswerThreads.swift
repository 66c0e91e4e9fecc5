#if Preview
  import NIOPosix

  /// Threads for requests that may take long, such as those with a record.
  ///
  /// Tasks elsewhere, and the event loops, are never kept waiting by them; neither is a task here,
  /// unless as many others run already.
  final class AnswerThreads: TaskExecutor {
    private let pool: NIOThreadPool

    init(count: Int) {
      pool = NIOThreadPool(numberOfThreads: count)
      pool.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      // A pool that has stopped runs the job here and now; its task is canceled then.
      pool.submit { _ in unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Takes no more tasks, and calls a function when the last has ended.
    func stop(_ whenStopped: @escaping @Sendable () -> Void = {}) {
      pool.shutdownGracefully { _ in whenStopped() }
    }
  }
#endif
