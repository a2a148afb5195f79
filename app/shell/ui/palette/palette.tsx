import { CommandPalette } from '#app/shell/ui/palette/command_palette'
import { navigationSource, themeSource } from '#app/shell/ui/palette/palette_sources'
import { uiModules } from '#app/ui_modules'

const loaded = await Promise.all(uiModules.flatMap(({ palette }) => (palette ? [palette()] : [])))
const SOURCES = [navigationSource, themeSource, ...loaded.flatMap((source) => source.default)]

export default function Palette({ onClose }: { onClose: () => void }) {
  return <CommandPalette sources={SOURCES} onClose={onClose} />
}
