import { useState, useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import { useStore } from '#app/kit/hooks/use_store'
import { showToast } from '#app/kit/toast/toast'
import type { Place } from '#app/places/ui/place_picker'
import {
  slideDraftOf,
  slideInput,
  withSlide,
  withSources,
  type DraftSlide,
  type SlideSources,
} from '#app/spots/editor/ui/draft_slides'
import { SpotSaver, type SpotFields } from '#app/spots/editor/ui/spot_saver'
import { MAX_SLIDES } from '#app/spots/spot_limits'
import type { Spot } from '#app/spots/ui/types'

interface Begun {
  sources: SlideSources
  /** null for a new one */
  spot: Spot | null
  slides?: DraftSlide[]
}

/** A spot as it is being made or changed. A draft saves itself, a published spot when told to. */
export function useSpotDraft({ sources, spot, slides: given = [] }: Begun) {
  const [picked, setSlides] = useState(() =>
    spot ? spot.slides.flatMap((slide) => slideDraftOf(slide, sources)) : given
  )
  const slides = picked.map((slide) => withSources(slide, sources))
  const [chosen, setChosen] = useState(picked[0]?.key ?? null)
  const [caption, setCaption] = useState(spot?.caption ?? '')
  const [home, setHome] = useState<string | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [isPlaceChanged, setPlaceChanged] = useState(false)
  const [saver] = useState(
    () => new SpotSaver(spot?.slug ?? null, (begun) => momentOf(begun, sources))
  )
  const { saveState, failure } = useStore(saver)
  const { run, isRunning, refusal } = useCall()

  const fields = {
    caption,
    ...(home !== null && { property_slug: home || null }),
    ...(isPlaceChanged && { place: place && placeInput(place) }),
    slides: slides.map(slideInput),
  }
  const isPublished = spot?.status === 'publish'
  const isWorthKeeping = !isPublished && (spot !== null || slides.length > 0)
  useKeptDraft(saver, fields, isWorthKeeping && !isRunning)

  const add = (slide: DraftSlide) => {
    if (slides.length >= MAX_SLIDES) return
    // several photos may arrive before the next render
    setSlides((present) => (present.length < MAX_SLIDES ? withSlide(present, slide) : present))
    setChosen(slide.key)
    if (slide.home && home === null && !spot?.property) setHome(slide.home)
  }
  const remove = (removed: string) => {
    const left = picked.filter((slide) => slide.key !== removed)
    setSlides(left)
    if (chosen === removed) setChosen(left[0]?.key ?? null)
  }
  const cut = (changed: string, to: DraftSlide['cut']) =>
    setSlides(picked.map((slide) => (slide.key === changed ? { ...slide, cut: to } : slide)))
  const order = (keys: string[]) =>
    setSlides(keys.flatMap((one) => picked.find((slide) => slide.key === one) ?? []))

  const save = async (status: Spot['status']) => {
    const saved = await run(() => saver.save(fields, status))
    if (!saved) {
      if (isWorthKeeping) saver.change(fields)
      return
    }
    showToast('Spot Updated')
    if (status === 'publish') router.visit(`/spots/${saved.slug}`)
  }

  return {
    slides,
    chosen: slides.find((slide) => slide.key === chosen) ?? null,
    choose: setChosen,
    add,
    remove,
    cut,
    order,
    caption,
    setCaption,
    home: home ?? spot?.property?.slug ?? '',
    setHome,
    place,
    setPlace: (to: Place | null) => {
      setPlace(to)
      setPlaceChanged(true)
    },
    isFull: slides.length >= MAX_SLIDES,
    save: (status: Spot['status']) => void save(status),
    isSaving: isRunning,
    refusal,
    /** of the draft */
    saveState,
    failure,
    retry: () => void saver.flush(),
  }
}

export type SpotDraft = ReturnType<typeof useSpotDraft>

function placeInput({ name, latitude, longitude }: Place) {
  return { name, latitude, longitude }
}

/** The walkthrough that the first slide is a moment of. */
function momentOf({ slides }: SpotFields, { moments }: SlideSources): string | null {
  const first = slides?.[0]?.video_id
  return moments.find(({ video_id: id }) => id === first)?.walkthrough_slug ?? null
}

/** Saves what changes, also when the page goes, and keeps the draft in the browser's history. */
function useKeptDraft(saver: SpotSaver, fields: SpotFields, isOn: boolean): void {
  const wire = JSON.stringify(fields)
  const known = useRef(wire)

  useEffect(() => {
    if (wire === known.current) return
    known.current = wire
    if (isOn) saver.change(JSON.parse(wire) as SpotFields)
  }, [saver, wire, isOn])

  useEffect(() => {
    // a reload under way would answer with the address before
    const unfollow = saver.follow((spot) => {
      router.cancelAll({ prefetch: false, sync: false })
      router.replace({
        component: 'spots/edit',
        url: `/spots/${spot.slug}/edit`,
        props: (current) => ({ ...current, spot, video_id: null }),
        preserveState: true,
        preserveScroll: true,
      })
    })
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush(true)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault()
    }
    const onOnline = () => void saver.flush()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('online', onOnline)
    return () => {
      unfollow()
      void saver.flush()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('online', onOnline)
    }
  }, [saver])
}
