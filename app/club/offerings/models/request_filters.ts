import type { RequestRole } from '#app/club/contract/request_state'

export interface RequestFilters {
  /** null for both */
  role: RequestRole | null
  /** only those that wait or are accepted */
  isOpen: boolean
  /** `2026-10`: only those wished for in this month, in the order of their days */
  month: string | null
  /** only those without a day */
  isUndated: boolean
}
