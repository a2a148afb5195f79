import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

export interface MediaRequest {
  listingId: number
  viewer: User | null
  /** ids of invitations to listings opened in this browser */
  invitationIds: readonly number[]
}

/** What another module shows on listings' pages; its component is in `ui/module.ts`. */
export interface ListingMedia {
  /** in the page's `media` prop, and of a part if there is one of that name */
  name: string
  /** null for nothing to show; `rooms` in it are the `PlanRoom`s that it shows, see `askedRoom` */
  open: (request: MediaRequest) => Promise<object | null>
  /**
   * SQL, of a listing called `p`: whether `:viewerId` sees something else of it than guests. Without
   * it, everybody who may see the listing sees the same.
   */
  differsSql?: string
  /** what the listing's resources name of it */
  videos?: (request: MediaRequest) => Promise<object[]>
  /** SQL for a version of it, of a listing called `p`, see `PageStamp` */
  stampSql: string
}

const registry = new Registry('media of listings', { key: ({ name }: ListingMedia) => name })

export function listingMedia(media: ListingMedia): Extension {
  return registry.adds(media)
}

/** By name, without those that have nothing to show. */
export function openListingMedia(request: MediaRequest): Promise<Record<string, object>> {
  return openEach(registry.list(), request)
}

async function openEach(
  media: readonly ListingMedia[],
  request: MediaRequest
): Promise<Record<string, object>> {
  const opened = await Promise.all(
    media.map(async ({ name, open }) => [name, await open(request)] as const)
  )
  return Object.fromEntries(opened.flatMap(([name, shown]) => (shown ? [[name, shown]] : [])))
}

/** What one person sees where guests see `shown`. @param names of what `personalMediaSql` found */
export async function openPersonalMedia(
  shown: Record<string, object>,
  names: readonly string[],
  request: MediaRequest
): Promise<Record<string, object>> {
  if (!names.length) return shown
  const personal = registry.list().filter(({ name }) => names.includes(name))
  const common = Object.entries(shown).filter(([name]) => !names.includes(name))
  return { ...Object.fromEntries(common), ...(await openEach(personal, request)) }
}

export async function listListingVideos(request: MediaRequest): Promise<object[]> {
  return (await Promise.all(registry.list().map(({ videos }) => videos?.(request) ?? []))).flat()
}

/** SQL for the names of those that differ for `:viewerId`, of the listing called `p`. */
export function personalMediaSql(): string {
  const names = registry
    .list()
    .flatMap(({ name, differsSql }) =>
      differsSql ? [`case when ${differsSql} then '${name}' end`] : []
    )
  return `array_remove(array[${names.join(', ')}]::text[], null)`
}

/** SQL, for the listing called `p`. */
export function listingMediaStamp(): string {
  return `concat_ws('|', ${['null', ...registry.list().map(({ stampSql }) => stampSql)].join(', ')})`
}
