import DesignPrompt from '#app/designs/models/design_prompt'

export function listPrompts(userId: number): Promise<DesignPrompt[]> {
  return DesignPrompt.query().where('user_id', userId).orderBy('id', 'desc').exec()
}
