import { useRef, useState } from 'react'

/** Relies on every slide being as tall as the gallery. */
export function useGalleryPlace(count: number) {
  const gallery = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)

  const note = () => {
    const element = gallery.current
    if (element) setPlace(Math.round(element.scrollTop / element.clientHeight))
  }
  const goTo = (wanted: number) => {
    const element = gallery.current
    const index = Math.min(Math.max(wanted, 0), count - 1)
    element?.scrollTo({ top: index * element.clientHeight })
  }

  return { gallery, place, note, goTo }
}
