import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { namesOf } from '#app/designs/ui/state/versions_of'
import type { Design } from '#app/designs/ui/state/types'

interface VersionGridProps {
  versions: readonly Design[]
  shownId: number
}

export function VersionGrid({ versions, shownId }: VersionGridProps) {
  const { looks, goTo } = useDesignerState()
  const names = namesOf(versions, looks)

  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {versions.map((version) => {
        const name = names.get(version.id)
        return (
          <li key={version.id}>
            <button
              type="button"
              aria-label={`Open ${name}`}
              aria-current={version.id === shownId ? 'true' : undefined}
              onClick={() => goTo({ designId: version.id })}
              className="relative block w-full overflow-hidden rounded-6 outline-offset-2 outline-brass aria-[current]:outline-2"
            >
              <Photo
                image={version.image}
                ratio="as-is"
                sizes="(min-width: 1024px) 32vw, 50vw"
                alt=""
              />
              <span className="absolute bottom-2.5 left-2.5 flex gap-1.5">
                <Badge tone="veil">
                  <bdi>{name}</bdi>
                </Badge>
                <Badge tone="veil">AI-generated</Badge>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
