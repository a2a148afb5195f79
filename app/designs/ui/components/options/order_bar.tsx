import { lazy, useState } from 'react'
import { BookmarkPlus, Sparkles } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { OutOfCredits } from '#app/designs/ui/components/options/out_of_credits'
import { PalettePreview } from '#app/designs/ui/components/options/palette_preview'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import { roughly } from '#app/designs/ui/state/time_left'
import { isAnythingChosen, isSameLook } from '#app/designs/ui/state/no_options'
import { privacyNote } from '#app/designs/ui/state/privacy_note'
import { isRunning } from '#app/designs/ui/state/types'

const loadSaving = () => import('#app/designs/ui/components/prompts/save_prompt_dialog')
const SavePromptDialog = lazy(async () => ({ default: (await loadSaving()).SavePromptDialog }))

/** On phones it floats above the navigation once there is a photo, without the palette. */
export function OrderBar() {
  const { desk, draft, engine, looks, shown, order, options, price, credits, typicalSeconds } =
    useDesignerState()
  const { isSending, error, isOutOfCredits } = useStore(desk)
  const [isSaving, setSaving] = useState(false)
  const isBeingMade = draft.photograph === null && shown !== null && isRunning(shown)
  const hasRoom = Boolean(draft.photograph ?? shown?.original_image) && !isBeingMade
  const isOut = credits < price && !isSending
  /** The result offers another version itself, so its own actions come first. */
  const isDone = !draft.photograph && shown !== null && isSameLook(options, shown.options)

  return (
    <>
      <div
        className={`z-20 flex flex-col gap-2 border-t border-line bg-canvas py-2.5 md:sticky md:bottom-0 md:-mx-1 md:gap-3 md:px-1 md:py-4 ${hasRoom || isOut ? 'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] max-md:px-5' : ''}`}
      >
        {error && (
          <p role="alert" className="text-13 text-danger">
            {error}
            {isOutOfCredits && ' Nothing was sent or charged.'}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 max-md:flex-nowrap md:gap-y-3">
          <div className="min-w-0 flex-1 max-md:hidden">
            <PalettePreview options={options} looks={looks} />
          </div>
          <IconButton
            icon={BookmarkPlus}
            label="Save as a prompt"
            disabled={!isAnythingChosen(options)}
            onClick={() => setSaving(true)}
          />
          {isOut ? (
            <OutOfCredits />
          ) : (
            <Button
              variant={isDone ? 'line' : 'primary'}
              icon={Sparkles}
              className="max-md:flex-1 md:w-full"
              isLoading={isSending}
              disabled={!hasRoom}
              onClick={() => void order()}
            >
              Redesign · {creditsInWords(price)}
            </Button>
          )}
        </div>
        <p className="text-12 text-muted empty:hidden md:text-13">
          {isBeingMade && 'Creating… Pick your next look.'}
          {!isBeingMade && !hasRoom && !isOut && 'Add a photo to begin.'}
          {hasRoom && !isOut && `${creditsInWords(credits)} left. Refunded if it fails.`}
          {hasRoom && !isOut && typicalSeconds && ` Usually takes ${roughly(typicalSeconds)}.`}
        </p>
        <OverlayHost isOpen={isSaving} onOpenChange={setSaving} preload={loadSaving}>
          {(state) => <SavePromptDialog options={options} {...state} />}
        </OverlayHost>
      </div>
      {hasRoom && (
        <p className="pb-3 text-12 text-muted max-md:pb-48 md:text-13">{privacyNote(engine)}</p>
      )}
    </>
  )
}
