import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Wishes } from '#app/kit/calls/wishes'
import { Store } from '#app/kit/hooks/store'
import { toast } from '#app/kit/toast/toast'

/** What was saved or not since the pages came, by account and listing: every heart of a home shows the same. */
export const changedSaves = new Store<ReadonlyMap<string, boolean>>(new Map())

const wishes = new Wishes<string, boolean>()

export function saveKey(accountId: number, slug: string): string {
  return `${accountId} ${slug}`
}

/** Shows at once what was asked for; a failure takes it back. @param isSaved as the server last told */
export async function changeSave(
  key: string,
  slug: string,
  wanted: boolean,
  isSaved: boolean
): Promise<void> {
  remember(key, wanted)
  try {
    await wishes.make(key, {
      wanted,
      known: isSaved,
      send: (isWanted) => answerOf(slug, isWanted),
      show: (isShown) => remember(key, isShown),
    })
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

async function answerOf(slug: string, isSaved: boolean): Promise<boolean> {
  const route = api.api.api.savedProperties
  const call = isSaved ? route.store({ params: { slug } }) : route.destroy({ params: { slug } })
  return (await answered<{ property: { is_saved: boolean } }>(call)).property.is_saved
}

function remember(key: string, isSaved: boolean) {
  changedSaves.set(new Map(changedSaves.snapshot()).set(key, isSaved))
}
