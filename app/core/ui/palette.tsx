import { CommandPalette } from '#app/common/ui/shell/command_palette'
import { shellSources } from '#app/common/ui/shell/palette_sources'
import { peopleSource } from '#app/profiles/ui/palette_people'

const SOURCES = [...shellSources, peopleSource]

/** The command palette with what every module has to find. */
export default function Palette({ onClose }: { onClose: () => void }) {
  return <CommandPalette sources={SOURCES} onClose={onClose} />
}
