const MICROSECONDS = 1000

/**
 * The longest that work keeps this thread from anything else, in milliseconds of its own processor
 * time: other processes don't count, and neither does what others can come between.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let before = process.threadCpuUsage()
  let longest = 0
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / MICROSECONDS)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}
