import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { GUEST_PART_NAMES, type GuestPart } from '#app/properties/sights/guest_sight_options'
import { hearSights, type Sight } from '#app/properties/sights/ui/guest_sights'
import { SightLog } from '#app/properties/sights/ui/sight_log'

/** How long a part stands in the middle of the screen until it counts as seen. */
const LOOK_MS = 1000
const TELL_AFTER_MS = 2500
const MIDDLE = '-40% 0px -40% 0px'

/** Tells the server what a guest sees of a private listing. @returns what ends it */
export function watchGuest(slug: string): () => void {
  const visit = makeUploadKey()
  const log = new SightLog()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = async () => {
    clearTimeout(timer)
    timer = undefined
    await log.flush((sights) =>
      answered(
        api.api.api.guestSights.store({
          params: { slug },
          body: { visit, ...sights },
          keepalive: true,
        })
      )
    )
  }
  const note = (sight: Sight) => {
    if (log.note(sight)) timer ??= setTimeout(() => void tell(), TELL_AFTER_MS)
  }
  const endHearing = hearSights(note)
  const endLooking = watchParts((part) => note({ part }))
  const comeOrGo = () => {
    if (document.visibilityState === 'hidden') void tell()
    else note({ part: 'hero' })
  }
  document.addEventListener('visibilitychange', comeOrGo)
  comeOrGo()
  return () => {
    endHearing()
    endLooking()
    document.removeEventListener('visibilitychange', comeOrGo)
    void tell()
  }
}

function watchParts(onSeen: (part: GuestPart) => void): () => void {
  const looking = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(looking.get(target))
        const part = GUEST_PART_NAMES.find((name) => name === target.getAttribute('data-part'))
        if (part && isIntersecting)
          looking.set(
            target,
            setTimeout(() => onSeen(part), LOOK_MS)
          )
      }
    },
    { rootMargin: MIDDLE }
  )
  for (const part of document.querySelectorAll('[data-part]')) observer.observe(part)
  return () => {
    observer.disconnect()
    for (const timer of looking.values()) clearTimeout(timer)
  }
}
