import { Columns2, Download, ImageIcon, Sparkles } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu } from '#app/kit/overlay/menu'
import type { Design } from '#app/designs/ui/state/types'

/** Every file except the original carries the label "AI-generated". */
export function DownloadMenu({ design }: { design: Design }) {
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
