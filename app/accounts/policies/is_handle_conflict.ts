import { violatedUnique } from '#app/common/database/violated_unique'

/** People and teams share the `handles` table. */
const CONSTRAINTS = ['handles_pkey', 'users_handle_unique', 'teams_handle_unique']

export function isHandleConflict(error: unknown): boolean {
  return CONSTRAINTS.includes(violatedUnique(error) ?? '')
}
