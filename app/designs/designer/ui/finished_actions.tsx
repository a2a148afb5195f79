import { ImagePlus, Layers, Share, Columns2, Download, ImageIcon, Sparkles } from 'lucide-react'
import { DeleteButton, FavoriteButton } from '#app/designs/collection/ui/design_buttons'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { useDesignActions } from '#app/designs/designer/ui/use_design_actions'
import { engineFor } from '#app/designs/engines/ui/engine_words'
import { isSameLook } from '#app/designs/looks/ui/design_options'
import { UseMenu } from '#app/designs/staging/ui/use_menu'
import type { Design } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu } from '#app/kit/overlay/menu'
import { CollectButtons } from '#app/properties/ui/collect_buttons'

interface FinishedActionsProps {
  design: Design
}

/** Share is the one primary action, until the person picks another look. */
export function FinishedActions({ design }: FinishedActionsProps) {
  const { shelf, goTo, options, engines, credits } = useDesignerState()
  const { price } = engineFor(engines, design.engine_kind)
  const { remove } = useDesignActions(shelf)
  const dismiss = async () => {
    if (await remove(design.id)) goTo({ designId: null })
  }
  const isPrimary = isSameLook(options, design.options) && credits >= price

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
        <ButtonLink
          href={`/designs/${design.id}/share`}
          icon={Share}
          variant={isPrimary ? 'primary' : 'line'}
        >
          Share
        </ButtonLink>
        <UseMenu design={design} />
        <CollectButtons kind="design" id={design.id} name="Your design" />
        {design.original_image && (
          <ButtonLink href={`/designs/${design.id}/surfaces`} icon={Layers}>
            Refine areas
          </ButtonLink>
        )}
        <Button icon={ImagePlus} onClick={() => goTo({ designId: null })}>
          New photo
        </Button>
      </div>
      <div className="flex gap-2">
        <FavoriteButton design={design} shelf={shelf} />
        <DownloadMenu design={design} />
        <DeleteButton onDelete={() => void dismiss()} />
      </div>
    </div>
  )
}

/** Every file except the original carries the label "AI-generated". */
function DownloadMenu({ design }: { design: Design }) {
  const fetchFile = (kind: 'result' | 'original' | 'both') => () =>
    window.location.assign(`/designs/${design.id}/download?what=${kind}`)
  const hasOriginal = design.original_image !== null

  return (
    <Menu
      trigger={<IconButton icon={Download} label="Download" variant="line" />}
      groups={[
        [
          { label: 'Redesign (JPEG)', icon: Sparkles, onSelect: fetchFile('result') },
          {
            label: 'Original photo',
            icon: ImageIcon,
            isDisabled: !hasOriginal,
            onSelect: fetchFile('original'),
          },
          {
            label: 'Before and after in one image',
            icon: Columns2,
            isDisabled: !hasOriginal,
            onSelect: fetchFile('both'),
          },
        ],
      ]}
    />
  )
}
