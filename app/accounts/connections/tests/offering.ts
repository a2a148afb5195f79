import { answerTime, connections } from '#config/connections'
import type { ConnectionSettings } from '#app/accounts/connections/providers/provider_settings'

/** Sets providers up for a test or a group. @returns what takes it back */
export function offering(settings: ConnectionSettings): () => void {
  const before = { ...connections }
  Object.assign(connections, settings)
  return () => void Object.assign(connections, before)
}

/** Lets providers take that long for a test. @returns what takes it back */
export function patience(maxMs: number): () => void {
  const before = { ...answerTime }
  answerTime.maxMs = maxMs
  return () => void Object.assign(answerTime, before)
}
