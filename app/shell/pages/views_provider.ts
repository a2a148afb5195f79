import type { Edge } from 'edge.js'
import { appName, appUrl } from '#config/app'
import { isolated } from '#app/common/text/isolated'
import { MAIL_STYLE } from '#app/kernel/mail/mail_style'
import { THEME_COLORS } from '#app/kit/hooks/theme_rule'
import { themeScript } from '#app/kit/hooks/theme_script'
import { entryTags } from '#app/shell/assets/entry_tags'
import { previewTags } from '#app/shell/pages/preview_tags'
import { inertiaRoot } from '#app/shell/ui/inertia_root'

export default class ViewsProvider {
  async boot() {
    const { default: edge } = (await import('edge.js')) as { default: Edge }
    edge.global('inertiaRoot', inertiaRoot)
    edge.global('entryTags', entryTags)
    edge.global('themeScript', themeScript)
    edge.global('themeColors', THEME_COLORS)
    edge.global('previewTags', previewTags)
    edge.global('appName', appName)
    edge.global('appUrl', appUrl)
    edge.global('isolated', isolated)
    edge.global('mailStyle', MAIL_STYLE)
  }
}
