import { useEffect, useState } from 'react'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Spinner } from '#app/kit/list/spinner'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_FLOOR_PLANS } from '#app/properties/listing_options'
import { MAX_SHOWN_PAGES } from '#app/properties/plan_pages/plan_page_limits'
import { loadPlanPages, fileOfPage, type PlanPages } from '#app/properties/plan_pages/ui/plan_files'

interface ChoosePlanPagesProps {
  slug: string
  pdf: File
  /** how many more plans the listing can have */
  room: number
  onClose: () => void
  onChosen: (files: File[]) => void
}

/** Shows a PDF’s pages and takes those that are plans. */
export default function ChoosePlanPages(props: ChoosePlanPagesProps) {
  const { slug, pdf, room, onClose, onChosen } = props
  const [found, setFound] = useState<PlanPages | null>(null)
  /** number of the first page that is being shown */
  const [first, setFirst] = useState(1)
  const [fault, setFault] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])

  useEffect(() => {
    const sending = new AbortController()
    loadPlanPages(slug, { pdf, first, signal: sending.signal }).then(
      (answer) => {
        setFound((before) => ({
          ...answer,
          pages: [...(before?.pages ?? []).filter(({ number }) => number < first), ...answer.pages],
        }))
        if (answer.count === 1) setChosen([1])
      },
      (error: unknown) => {
        if (!sending.signal.aborted) setFault(sentenceOf(error))
      }
    )
    return () => sending.abort()
  }, [slug, pdf, first])

  const shownTo = first + MAX_SHOWN_PAGES - 1
  const isLoading = !fault && !found?.pages.some(({ number }) => number >= first)
  const toggle = (number: number) =>
    setChosen((before) =>
      before.includes(number) ? before.filter((one) => one !== number) : [...before, number]
    )
  const take = () => {
    const inOrder = chosen.toSorted((one, other) => one - other)
    onChosen(inOrder.map((number) => fileOfPage(pdf, number)))
    onClose()
  }

  return (
    <FormDialog
      title="Choose pages"
      description={pdf.name}
      submit={chosen.length > 1 ? `Add ${chosen.length} plans` : 'Add plan'}
      disabled={!chosen.length || chosen.length > room}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      onSubmit={take}
    >
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {found && chosen.length >= room && (
        <p role="status" className="text-13 text-muted">
          A listing can have at most {MAX_FLOOR_PLANS} floor plans, with those still on their way.
          Remove one to choose more pages.
        </p>
      )}
      {found && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {found.pages.map(({ number, width, height, preview }) => {
            const isChosen = chosen.includes(number)
            return (
              <li key={number}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={`Page ${number}`}
                  disabled={!isChosen && chosen.length >= room}
                  className="block w-full rounded-2 outline-offset-2 disabled:opacity-50 aria-pressed:outline-2 aria-pressed:outline-brass"
                  onClick={() => toggle(number)}
                >
                  <img
                    src={preview}
                    alt=""
                    {...{ width, height }}
                    className="aspect-square w-full rounded-2 border border-line bg-raised object-contain"
                  />
                  <span className="num mt-1 block text-13 text-muted">Page {number}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isLoading && (
        <p role="status" className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          Opening the PDF
        </p>
      )}
      {found && !isLoading && !fault && found.count > shownTo && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => setFirst(shownTo + 1)}>More pages</Button>
          <p className="num text-13 text-muted">
            Pages 1 to {shownTo} of {found.count}
          </p>
        </div>
      )}
    </FormDialog>
  )
}
