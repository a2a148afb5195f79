import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'
import VideoList from '#app/walkthroughs/lists/video_list'
import { mayWatchWalkthrough, type Watcher } from '#app/walkthroughs/may_watch_walkthrough'
import type { ShownWalkthrough } from '#app/walkthroughs/shown_walkthrough'
import Walkthrough from '#app/walkthroughs/walkthrough'

/**
 * A walkthrough with everything that this person sees of it.
 * @param client only for one's own
 * @throws HttpError 404
 */
export async function findWalkthrough(
  where: { slug: string } | { id: number },
  watcher: Watcher,
  client?: TransactionClientContract
): Promise<ShownWalkthrough> {
  const walkthrough = await Walkthrough.query({ client })
    .where(where)
    .apply((scopes) => scopes.whole())
    .first()
  if (!walkthrough || !(await mayWatchWalkthrough(walkthrough, watcher))) {
    throw HttpError.notFound()
  }
  const { userId, propertyId } = walkthrough
  const listings = await listSeenCards(
    propertyId === null ? [] : [propertyId],
    watcher.user,
    client
  )
  return {
    walkthrough,
    listing: listings.get(propertyId ?? 0) ?? null,
    isOwner: userId === watcher.user?.id,
  }
}

type Where = { slug: string } | { id: number }

/** @throws HttpError 404, or 403 for one that this person may only watch */
export async function findOwnWalkthrough(where: Where, user: User): Promise<Walkthrough> {
  const walkthrough = await Walkthrough.query().where(where).first()
  if (!walkthrough) throw HttpError.notFound()
  if (walkthrough.userId === user.id) return walkthrough
  const isSeen = await mayWatchWalkthrough(walkthrough, { user, invitationIds: [] })
  throw isSeen ? HttpError.forbidden() : HttpError.notFound()
}

/** Newest first, drafts too, and one more than the page holds. */
export async function listOwnWalkthroughs(
  owner: User,
  { page, perPage }: PageRequest
): Promise<ShownWalkthrough[]> {
  const walkthroughs = await Walkthrough.query()
    .where('user_id', owner.id)
    .apply((scopes) => scopes.whole())
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  const ids = walkthroughs.flatMap(({ propertyId }) => propertyId ?? [])
  const listings = await listSeenCards(ids, owner)
  return walkthroughs.map((walkthrough) => ({
    walkthrough,
    listing: listings.get(walkthrough.propertyId ?? 0) ?? null,
    isOwner: true,
  }))
}

/** @throws HttpError 404 */
export async function findListWalkthroughId(id: number): Promise<number> {
  const list = await VideoList.find(id)
  if (!list) throw HttpError.notFound()
  return list.walkthroughId
}

/** A published walkthrough of somebody visible to the reporter. */
export async function findReportableWalkthrough(
  reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const walkthrough = await Walkthrough.find(id, { client: trx })
  if (!walkthrough?.isPublished) return null
  const { userId, slug, title, description } = walkthrough
  if (await isHiddenFrom(reporter.id, userId, trx)) return null
  return {
    reportedUserId: userId,
    evidence: { address: `/walkthroughs/${slug}`, title, description },
  }
}

/** With their lists and the places of their videos, drafts too. */
export async function exportWalkthroughs({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { walkthrough: object }[] }>(
    `select to_jsonb(w) || jsonb_build_object(
       'lists', (select coalesce(jsonb_agg(to_jsonb(l) - 'walkthrough_id' order by l.position), '[]')
                 from video_lists l where l.walkthrough_id = w.id),
       'videos', (select coalesce(jsonb_agg(to_jsonb(v) - 'walkthrough_id' order by v.position), '[]')
                  from walkthrough_videos v where v.walkthrough_id = w.id)) as walkthrough
     from walkthroughs w where w.user_id = ? order by w.id`,
    [id]
  )
  return { data: rows.map(({ walkthrough }) => walkthrough) }
}
