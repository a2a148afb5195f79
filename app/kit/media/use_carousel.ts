import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import useEmblaCarousel from 'embla-carousel-react'

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface CarouselOptions extends Pick<EmblaOptions, 'align' | 'loop'> {
  startIndex?: number
  onIndexChange?: (index: number) => void
}

/**
 * The state of a carousel moved by dragging, buttons and arrow keys. Put `viewport` on the clipping
 * element; its only child is the row.
 */
export function useCarousel({
  startIndex = 0,
  onIndexChange,
  align = 'start',
  loop = false,
}: CarouselOptions) {
  const [viewport, embla] = useEmblaCarousel({ startIndex, align, loop })
  const [index, setIndex] = useState(startIndex)
  const [ends, setEnds] = useState({ canGoBack: startIndex > 0, canGoOn: true })

  const tellIndex = useEffectEvent((selected: number) => onIndexChange?.(selected))
  useEffect(() => {
    if (!embla) return
    const follow = () => {
      setIndex(embla.selectedScrollSnap())
      setEnds({ canGoBack: embla.canScrollPrev(), canGoOn: embla.canScrollNext() })
    }
    const tell = () => tellIndex(embla.selectedScrollSnap())
    follow()
    embla.on('select', follow).on('reInit', follow).on('select', tell)
    return () => {
      embla.off('select', follow).off('reInit', follow).off('select', tell)
    }
  }, [embla])

  const goTo = (target: number) => embla?.scrollTo(target, prefersStillness())
  const goBack = () => embla?.scrollPrev(prefersStillness())
  const goOn = () => embla?.scrollNext(prefersStillness())
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: goBack, ArrowRight: goOn }[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return { viewport, index, ...ends, goTo, goBack, goOn, onKeyDown }
}

/** Respects the reduced-motion preference. */
function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
