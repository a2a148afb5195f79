import { readFileSync } from 'node:fs'

/** Of Linux. */
const TICKS_PER_SECOND = 100

/** CPU time of a process and of the children that have ended. Source: proc_pid_stat(5) */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
  return (user + system + childUser + childSystem) / TICKS_PER_SECOND
}
