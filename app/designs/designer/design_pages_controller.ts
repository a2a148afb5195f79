import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest } from '#app/common/http/paginator'
import { rowId } from '#app/common/http/row_id'
import { designFilter, listDesigns } from '#app/designs/collection/list_designs'
import { listLooks } from '#app/designs/looks/list_looks'
import Design from '#app/designs/design'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import { findSharedDesign } from '#app/designs/find_design'
import { listPrompts } from '#app/designs/prompts/saved_prompts'
import DesignEngineTransformer from '#app/designs/engines/design_engine_transformer'
import { listEngineOffers } from '#app/designs/engines/list_engine_offers'
import DesignPromptTransformer from '#app/designs/prompts/design_prompt_transformer'
import CarriedLookTransformer from '#app/designs/sharing/carried_look_transformer'
import DesignTransformer from '#app/designs/design_transformer'
import { findCreditBalance } from '#app/ledger/find_balance'

export default class DesignPagesController {
  async designer(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const opened = await findOpened(ctx.request.input('design'), id)
    const carried = await findCarried(ctx.request.input('look'), id)
    const prompts = await listPrompts(id)
    const offers = await listEngineOffers()
    return ctx.inertia.render('designs/designer', {
      ...(await this.#collection(ctx, id)),
      design: opened && new DesignTransformer(opened).toObject(),
      carried: carried && new CarriedLookTransformer(carried).toObject(),
      engines: offers.map((offer) => new DesignEngineTransformer(offer).toObject()),
      looks: listLooks(),
      prompts: prompts.map((prompt) => new DesignPromptTransformer(prompt).toObject()),
      credits: await findCreditBalance(id),
    })
  }

  async collection(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    return ctx.inertia.render('designs/collection', {
      ...(await this.#collection(ctx, id)),
      looks: listLooks(),
    })
  }

  async #collection(ctx: HttpContext, userId: number) {
    const page = { ...pageRequest(ctx), page: 1 }
    const rows = await listDesigns(userId, designFilter(ctx.request.qs()), page)
    const designs = rows.map((design) => new DesignTransformer(design).toObject())
    return {
      designs: designs.slice(0, page.perPage),
      has_more: designs.length > page.perPage,
    }
  }
}

/** Null unless the design is this person's. */
async function findOpened(id: unknown, userId: number): Promise<PicturedDesign | null> {
  if (typeof id !== 'string' || !rowId.match.test(id)) return null
  const design = await Design.query()
    .where({ id: Number(id), user_id: userId })
    .first()
  return design && loadPicturesOf(design)
}

/** A shared design whose look is tried on another room; null unless its owner tells it. */
async function findCarried(token: unknown, userId: number): Promise<Design | null> {
  const design = typeof token === 'string' ? await findSharedDesign(token) : null
  if (!design?.tellsLook || (await isHiddenFrom(userId, design.userId))) return null
  return design
}
