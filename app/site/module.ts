import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { fixedStamp, propsStamp } from '#app/kernel/page_cache/props_stamp'
import { deleteMessagesOf } from '#app/site/actions/delete_messages_of'
import { LEGAL_PAGES } from '#app/site/queries/find_legal_page'
import { listWelcomeContent } from '#app/site/queries/list_welcome_content'

export default defineModule({
  name: 'site',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles(
      'about acceptable-use contact cookie-policy data-policy dev enter privacy-policy redesign-your-interior terms-of-service welcome'
    ),
    deletionStep({ run: deleteMessagesOf }),
    cachedPage(
      '/',
      propsStamp(() => listWelcomeContent(null))
    ),
    ...['about', 'redesign-your-interior', ...LEGAL_PAGES].map((name) =>
      cachedPage(`/${name}`, fixedStamp)
    ),
  ],
})
