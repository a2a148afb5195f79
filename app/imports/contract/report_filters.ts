/** Which rows of a report to show. */
export const REPORT_FILTERS = [
  { value: 'all', label: 'All rows' },
  { value: 'failed', label: 'Failed' },
  { value: 'held', label: 'To decide' },
  { value: 'noted', label: 'With notes' },
] as const

export type ReportFilter = (typeof REPORT_FILTERS)[number]['value']

export function reportFilter(asked: unknown): ReportFilter {
  return REPORT_FILTERS.find(({ value }) => value === asked)?.value ?? 'all'
}
