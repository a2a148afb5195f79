import { TriangleAlert } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { Photo } from '#app/kit/media/photo'
import { Spinner } from '#app/kit/list/spinner'
import { TextLink } from '#app/kit/button/text_link'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { statusWord, designTitleOf } from '#app/designs/looks/ui/look_words'
import { isDesignRunning } from '#app/designs/ui/types'

export function DesignStrip() {
  const { shelf, shown, looks, goTo } = useDesignerState()
  const { designs } = useStore(shelf)
  if (designs.length === 0) return null

  return (
    <section aria-labelledby="latest" className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="latest" className="label font-sans">
          Recent designs
        </h2>
        <TextLink
          href="/designer?tab=collection"
          className="inline-flex min-h-6 items-center text-13"
        >
          View all
        </TextLink>
      </div>
      <ul className="-mx-1 mt-3 flex gap-2 overflow-x-auto p-1">
        {designs.map((design) => (
          <li key={design.id} className="shrink-0">
            <button
              type="button"
              aria-label={`${designTitleOf(design.options, looks)}, ${statusWord(design)}`}
              aria-current={design.id === shown?.id ? 'true' : undefined}
              onClick={() => goTo({ designId: design.id })}
              className="relative block h-22 w-33 overflow-hidden rounded-6 outline-offset-2 outline-brass aria-[current]:outline-2"
            >
              <Photo
                image={design.image ?? design.original_image}
                ratio="fill"
                sizes="132px"
                alt=""
              />
              {design.status !== 'completed' && (
                <span className="absolute inset-0 grid place-items-center bg-black/50 text-white">
                  {isDesignRunning(design) ? (
                    <Spinner size={22} />
                  ) : (
                    <TriangleAlert size={22} strokeWidth={1.5} aria-hidden />
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
