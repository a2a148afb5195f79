import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { MissingLinks } from '#app/properties/ui/components/editor/missing_links'
import { PublishButton } from '#app/properties/ui/components/editor/publish_button'
import { nextStep } from '#app/properties/ui/components/editor/state/steps'
import { StatusMenu } from '#app/properties/ui/components/editor/status_menu'

export function EditorBar() {
  const { session, state, step, goTo, missing } = useEditor()
  const next = nextStep(step)
  const page = `/properties/${state.listing.slug}`

  /** Saves first, so the preview shows what was just typed. */
  const preview = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void session.flush()
    event.preventDefault()
    void session.flush().then(() => router.visit(page))
  }

  return (
    <div className="sticky bottom-0 z-10 mt-auto flex flex-col gap-3 border-t border-line bg-canvas px-5 py-3.5 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:flex-row md:items-center md:justify-between md:gap-8 md:px-8">
      <p className="text-13 text-muted">{missing.length ? <MissingLinks /> : readyWords(state)}</p>
      <div className="flex shrink-0 gap-3">
        <StatusMenu />
        <ButtonLink href={page} onClick={preview} className="max-md:flex-1">
          {state.listing.publish ? 'View' : 'Preview'}
        </ButtonLink>
        {next && (
          <Button variant="primary" className="max-md:flex-1" onClick={() => goTo(next)}>
            Continue
          </Button>
        )}
        {!next && <PublishButton />}
      </div>
    </div>
  )
}

function readyWords({ listing }: { listing: { status: string; is_private: boolean } }): string {
  if (listing.status !== 'publish') return 'Ready to publish'
  return listing.is_private ? 'Published privately' : 'Published'
}
