import { OPEN_STATUSES } from '#app/club/contract/request_state'
import type { RequestFilters } from '#app/club/offerings/models/request_filters'
import { readRequests, type RequestRow } from '#app/club/offerings/models/request_row'
import type { PageRequest } from '#app/common/http/paginator'

/** One’s requests, the newest first, or by their wished days; one more than a page holds. */
export function listRequests(
  viewerId: number,
  { role, isOpen, month, isUndated }: RequestFilters,
  { page, perPage }: PageRequest
): Promise<RequestRow[]> {
  const mine = {
    customer: 'q.customer_id = :viewerId',
    provider: 'q.provider_id = :viewerId',
    both: '(q.customer_id = :viewerId or q.provider_id = :viewerId)',
  }[role ?? 'both']
  return readRequests(
    `where ${mine} and (not :isOpen::boolean or q.status = any(:open::text[]))
       and (:from::date is null or (q.wished_on >= :from::date
         and q.wished_on < :from::date + interval '1 month'))
       and (not :isUndated::boolean or q.wished_on is null)
     order by ${month ? 'q.wished_on, q.id' : 'q.id desc'} offset :skipped limit :limit`,
    {
      viewerId,
      isOpen,
      isUndated,
      open: OPEN_STATUSES,
      from: month && `${month}-01`,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}
