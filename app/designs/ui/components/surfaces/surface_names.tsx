import { useMemo } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { findSpots } from '#app/designs/ui/state/surfaces/find_spots'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'
import { kindOf } from '#app/designs/ui/state/surfaces/surface_kinds'

interface SurfaceNamesProps {
  painting: Painting
  /** zoom of the photo, which the names don't follow */
  scale: number
}

/** Labels each area where it is widest, so that nobody has to rely on color. */
export function SurfaceNames({ painting, scale }: SurfaceNamesProps) {
  const { step } = useStore(painting)
  // `painting` is mutable; its step changes with every stroke
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const spots = useMemo(() => findSpots(painting), [painting, step])
  const { width, height } = painting.map

  return spots.map(({ surface, x, y }) => {
    const kind = kindOf(surface)
    if (!kind) return null
    const { icon: Icon, name } = kind
    return (
      <span
        key={surface}
        aria-hidden
        className="pointer-events-none absolute flex items-center gap-1 rounded-full bg-black/75 px-2 py-0.5 text-12 whitespace-nowrap text-white"
        style={{
          left: `${(x / width) * 100}%`,
          top: `${(y / height) * 100}%`,
          transform: `translate(-50%, -50%) scale(${1 / scale})`,
        }}
      >
        <Icon size={13} strokeWidth={1.75} />
        <span dir="auto" className="max-sm:hidden">
          {name}
        </span>
      </span>
    )
  })
}
