import { loadavg } from 'node:os'
import type { DesignEngine } from '#app/redesign/design_engine'
import type { Report } from './report.js'

const ORDERS = ['first', 'next'] as const

/**
 * A 1536×1024 photo to high-res, by the engine alone: with networks still to load, and again.
 * @returns seconds of both, without measuring the structure, which is the server's own check
 */
export async function measureEngine(
  report: Report,
  engine: DesignEngine,
  image: Buffer
): Promise<number[]> {
  const seconds: number[] = []
  report.add('load of the machine before', loadavg()[0], 'processes')
  const options = {
    roomType: 'living-room',
    designer: null,
    location: null,
    theme: 'japandi',
    colors: [],
    customPrompt: null,
  }
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  for (const which of ORDERS) {
    const start = performance.now()
    const before = process.cpuUsage()
    const stages = new Map<string, number>()
    let drawnAt = 0
    const { highRes } = await engine.run(
      { image, options, seed: 0, corrections: null, sharesLook: false },
      {
        signal: new AbortController().signal,
        onProgress: (stage, share) => {
          if (!stages.has(stage)) stages.set(stage, performance.now())
          if (stage === 'generate' && share === 1) drawnAt = performance.now()
        },
      }
    )
    const { user, system } = process.cpuUsage(before)
    const end = performance.now()
    const measuring = ((stages.get('upscale') ?? drawnAt) - drawnAt) / 1000
    seconds.push((end - start) / 1000 - measuring)
    report.add(`the engine alone, ${which} design`, (end - start) / 1000, 's')
    report.add(`the engine alone, ${which} design, CPU`, (user + system) / 1e6, 'CPU s')
    report.add(`the engine alone, ${which} design, structure`, measuring, 's')
    const marks = [...stages.values(), end]
    for (const [at, stage] of [...stages.keys()].entries()) {
      report.add(
        `the engine alone, ${which} design, ${stage}`,
        (marks[at + 1] - marks[at]) / 1000,
        's'
      )
    }
    if (which === 'next') report.add('high-res width', highRes.width, 'px')
  }
  clearInterval(watch)
  report.add('the engine alone, peak memory of its process', peak / 1e6, 'MB')
  return seconds
}
