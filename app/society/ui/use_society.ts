import { useState } from 'react'
import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { UNREACHED } from '#app/kit/calls/call_failure'
import { useSendTyped } from '#app/kit/calls/typing_pause'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import type { MemberType, SocietyKind } from '#app/society/society_options'
import type { Data } from '#data'

/** The list for the current URL, page by page; typing updates the URL after a pause. */
export function useSociety(filters: SocietyFilters, first: Page<SocietyResult>) {
  const [typed, setTyped] = useState(filters.q)
  const [isSearching, setSearching] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const list = usePages(['society', filters], (page) => askFor(filters, page), first)

  const visit = (wanted: SocietyFilters) =>
    router.get('/society', query(wanted), {
      replace: true,
      preserveState: true,
      preserveScroll: true,
      only: ['filters', 'results', 'suggestions'],
      onStart: () => setSearching(true),
      onSuccess: () => setFailure(null),
      onHttpException: () => fail('We couldn’t search just now.'),
      onNetworkError: () => fail(UNREACHED),
      onFinish: () => setSearching(false),
    })
  /** @returns false: it is told here, not on a page of its own */
  const fail = (sentence: string) => {
    setFailure(sentence)
    return false
  }
  const show = (change: Partial<SocietyFilters>) =>
    visit({ ...filters, q: typed.trim(), ...change })

  useSendTyped(typed.trim() === filters.q ? null : typed, () => show({}))

  return { ...list, typed, setTyped, show, isSearching, failure }
}

/** Leaves out defaults. */
function query({ kind, q, type, market }: SocietyFilters): Record<string, string> {
  return {
    ...(kind !== 'people' && { kind }),
    ...(q && { q }),
    ...(type && kind === 'people' && { type }),
    ...(market && kind === 'people' && { market: String(market) }),
  }
}

async function askFor(filters: SocietyFilters, page: number): Promise<Page<SocietyResult>> {
  const asked = asking({ ...query(filters), page })
  return (await answered(api.api.society.index(asked))).results
}

export type Member = Data.Society.Member
export type Market = Data.Places.Markets.Market
export type Team = Data.Teams.Team
export type SocietyResult = Member | Market | Team
export type SocietySuggestion = SocietyResult & { reason: string }

/** The filters in the URL. */
export interface SocietyFilters {
  kind: SocietyKind
  q: string
  type: MemberType | null
  market: number | null
}
