import { setImmediate as turn } from 'node:timers/promises'

export interface Finding {
  index: number
  request: string
  faults: string[]
}

interface Campaign {
  count: number
  lanes: number
  probe(index: number, lane: number): Promise<Omit<Finding, 'index'>>
  isAlive(): boolean
}

const MAX_FINDINGS = 40

export async function campaign({ count, lanes, probe, isAlive }: Campaign): Promise<Finding[]> {
  const findings: Finding[] = []
  let next = 0
  const work = async (lane: number) => {
    while (next < count && findings.length < MAX_FINDINGS && isAlive()) {
      const index = next++
      const { request, faults } = await probe(index, lane)
      if (faults.length) findings.push({ index, request, faults })
      await turn()
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
  return findings.sort((a, b) => a.index - b.index)
}

export function reportOf(findings: Finding[], seed: number): string {
  const lines = findings.map(
    ({ index, request, faults }) => `#${index} ${request}\n    ${faults.join('; ')}`
  )
  return [`Repeat with FUZZ_SEED=${seed}.`, ...lines].join('\n')
}
