import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import { addList } from '#app/walkthroughs/lists/change_lists'
import { addVideo } from '#app/walkthroughs/videos/add_video'
import {
  createWalkthrough,
  publishWalkthrough,
  type NewWalkthrough,
} from '#app/walkthroughs/change_walkthrough'
import type Walkthrough from '#app/walkthroughs/walkthrough'
import { createReadyVideo } from '#tests/support/ready_video'

export function createTour(owner: User, input: NewWalkthrough = {}): Promise<Walkthrough> {
  return transaction((trx) => createWalkthrough({ user: owner, trx }, { title: 'Tour', ...input }))
}

/** A published one with one ready video in one list. */
export async function createPublishedTour(owner: User, input: NewWalkthrough = {}) {
  const tour = await createTour(owner, input)
  const video = await createReadyVideo(owner)
  const list = await transaction((trx) =>
    addList({ user: owner, trx }, tour.id, { name: 'Garden' })
  )
  await transaction((trx) =>
    addVideo({ user: owner, trx }, tour.slug, { id: video.id, listId: list.id })
  )
  await transaction((trx) => publishWalkthrough({ user: owner, trx }, tour.slug, true))
  return { tour, video, list }
}
