import type { HttpContext } from '@adonisjs/core/http'
import { withoutTracking } from '#app/common/http/tracking_parameters'

export interface Paginator<T> {
  data: T[]
  current_page: number
  per_page: number
  next_page_url: string | null
  prev_page_url: string | null
}

export interface PageRequest {
  page: number
  perPage: number
}

const PER_PAGE = 20
const MAX_PER_PAGE = 50

/** Keeps offsets within PostgreSQL's bigint. */
const MAX_PAGE = 1e9

/** `?page` from 1 and `?per_page` up to 50, or the default. */
export function pageRequest({ request }: HttpContext, perPage = PER_PAGE): PageRequest {
  return {
    page: Math.min(wholeNumber(request.input('page')) ?? 1, MAX_PAGE),
    perPage: Math.min(wholeNumber(request.input('per_page')) ?? perPage, MAX_PER_PAGE),
  }
}

/** For rows fetched with `limit(perPage + 1)`: an extra row means there is a next page. */
export function paginator<T>(ctx: HttpContext, rows: T[], request: PageRequest): Paginator<T> {
  const { perPage } = request
  return pageOf(ctx, rows.slice(0, perPage), request, rows.length > perPage)
}

export function pageOf<T>(
  ctx: HttpContext,
  data: T[],
  { page, perPage }: PageRequest,
  hasNext: boolean
): Paginator<T> {
  return {
    data,
    current_page: page,
    per_page: perPage,
    next_page_url: hasNext ? pageUrl(ctx, page + 1) : null,
    prev_page_url: page > 1 ? pageUrl(ctx, page - 1) : null,
  }
}

function pageUrl({ request }: HttpContext, page: number): string {
  const query = withoutTracking(request.parsedUrl.query)
  query.set('page', String(page))
  return `${request.url()}?${query}`
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}
