import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/** clock ticks per second on Linux. Source: getconf(1), CLK_TCK */
const TICKS = 100

interface Moment {
  at: number
  ticks: number
}

/**
 * After each spec file a line: `TIME <file> <n> s, <n> s CPU`, including all processes the file
 * used. `npm test` prints the longest at its end.
 */
export const timesReporter: NamedReporterContract = {
  name: 'times',
  handler(_runner, emitter) {
    let file = ''
    let start = now()
    const turnTo = (next = '') => {
      if (next === file) return
      const end = now()
      if (file) process.stdout.write(lineOf(file, start, end))
      file = next
      start = end
    }
    emitter.on('group:start', ({ meta }) => turnTo(meta.fileName))
    emitter.on('test:start', ({ meta }) => turnTo(meta.fileName))
    emitter.on('suite:end', () => turnTo())
  },
}

function lineOf(file: string, start: Moment, end: Moment): string {
  const seconds = ((end.at - start.at) / 1000).toFixed(1)
  const cpu = ((end.ticks - start.ticks) / TICKS).toFixed(1)
  return `\nTIME ${relative(process.cwd(), file)} ${seconds} s, ${cpu} s CPU\n`
}

function now(): Moment {
  return { at: Date.now(), ticks: ticksOfTree() }
}

/** CPU time of this process and all its descendants, ended ones included; 0 where unknown. */
function ticksOfTree(): number {
  const all = new Map(pids().map((pid) => [pid, statOf(pid)]))
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true
    const parent = all.get(pid)?.parent
    return parent ? isOurs(parent) : false
  }
  let sum = 0
  for (const [pid, stat] of all) if (stat && isOurs(pid)) sum += stat.ticks
  return sum
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

/** Source: proc_pid_stat(5) */
function statOf(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15)
    return { parent: fields[1], ticks: user + system + userOfEnded + systemOfEnded }
  } catch {
    return undefined // it has ended
  }
}
