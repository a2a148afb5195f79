import { lazyPart } from '#app/kit/offline/lazy_part'
import { useState } from 'react'
import { BookmarkPlus, Sparkles } from 'lucide-react'
import { creditsInWords } from '#app/designs/design_limits'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { roughly } from '#app/designs/designer/ui/run_words'
import { engineFor, privacyNote } from '#app/designs/engines/ui/engine_words'
import { isAnythingChosen, isSameLook } from '#app/designs/looks/ui/design_options'
import { PalettePreview } from '#app/designs/looks/ui/palette_preview'
import { ThemeStrip } from '#app/designs/looks/ui/theme_strip'
import { isDesignRunning } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { useStore } from '#app/kit/hooks/use_store'
import { OverlayHost } from '#app/kit/overlay/overlay_host'

const loadSaving = () => import('#app/designs/prompts/ui/save_prompt_dialog')
const SavePromptDialog = lazyPart(async () => ({ default: (await loadSaving()).SavePromptDialog }))

/**
 * On phones it takes the navigation's place once there is a photo, with the themes instead of the
 * palette.
 */
export function OrderBar() {
  const { desk, draft, engines, engine, looks, shown, options, choose, order, vary, ...state } =
    useDesignerState()
  const { isOnStage, credits } = state
  const { price, typical_seconds: typicalSeconds } = engine
  const { isSending, error, isOutOfCredits } = useStore(desk)
  const [isSaving, setSaving] = useState(false)
  const isBeingMade = draft.photograph === null && shown !== null && isDesignRunning(shown)
  const hasRoom = Boolean(draft.photograph ?? shown?.original_image) && !isBeingMade
  const isOut = credits < price && !isSending
  /** Its own actions come first: the same look makes another version. */
  const isDone =
    !draft.photograph &&
    shown?.status === 'completed' &&
    isSameLook(options, shown.options) &&
    engine === engineFor(engines, shown.engine_kind)

  return (
    <>
      <div
        data-own-bar={isOnStage || undefined}
        className={`z-20 flex flex-col gap-2 border-t border-line bg-canvas py-2.5 md:bottom-0 md:-mx-1 md:gap-3 md:px-1 md:py-4 md:not-short:sticky ${isOnStage ? 'max-md:px-5 max-md:pb-[max(10px,env(safe-area-inset-bottom))] max-md:not-short:fixed max-md:not-short:inset-x-0 max-md:not-short:bottom-0' : ''}`}
      >
        {isOnStage && engine.options.includes('theme') && (
          <ThemeStrip
            themes={looks.themes}
            value={options.theme}
            onChange={(theme) => choose({ theme })}
          />
        )}
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
              onClick={() => void (isDone ? vary() : order())}
            >
              {isDone ? 'Another version' : 'Redesign'} · {creditsInWords(price)}
            </Button>
          )}
        </div>
        <p
          className={`text-12 text-muted empty:hidden md:text-13 ${isOnStage ? 'max-md:hidden' : ''}`}
        >
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
        <p className="pb-3 text-12 text-muted max-md:pb-40 md:text-13">
          {engines.length === 1 && privacyNote(engine)}
        </p>
      )}
    </>
  )
}

/** Takes the place of the Redesign button. */
function OutOfCredits() {
  return (
    <div className="min-w-0 flex-1 md:w-full md:flex-none">
      <p className="font-medium">You’re out of credits.</p>
      <p className="mt-1 text-13 text-muted">Ask us for more, or save this look for later.</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ButtonLink href="/contact" variant="primary" className="px-3">
          Ask for credits
        </ButtonLink>
        <ButtonLink href="/designs" className="px-3">
          Get inspired
        </ButtonLink>
      </div>
    </div>
  )
}
