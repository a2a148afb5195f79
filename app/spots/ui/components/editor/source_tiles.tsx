import type { ReactNode } from 'react'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'

/** What can become a slide. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</ul>
}

interface TileProps {
  picture: Picture | null
  label: string
  hint?: string
  onClick: () => void
}

export function Tile({ picture, label, hint, onClick }: TileProps) {
  return (
    <li className="min-w-0">
      <button type="button" onClick={onClick} className="group block w-full rounded-6 text-left">
        <Photo image={picture} ratio="4/3" sizes="240px" alt="" className="rounded-6" />
        <span className="mt-1.5 block truncate text-13 group-hover:underline">
          <span className="sr-only">Add </span>
          {label}
        </span>
        {hint && <span className="block text-12 text-muted tabular-nums">{hint}</span>}
      </button>
    </li>
  )
}
