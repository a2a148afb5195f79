import autocannon from 'autocannon'

interface Load {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}

export interface Speed {
  perSecond: number
  /** milliseconds */
  p99: number
}

/** Requests one URL as fast as it responds, after a short warm-up; every response must be a 200. */
export async function load({ url, headers, connections = 16, seconds = 6 }: Load): Promise<Speed> {
  await autocannon({ url, headers, connections, duration: 2 })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
