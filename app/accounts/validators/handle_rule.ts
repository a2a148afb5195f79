import vine from '@vinejs/vine'
import { handleProblem } from './handle_problem.js'

const withinTheRules = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const problem = handleProblem(value)
  if (problem) field.report(problem, 'handle', field)
})

export const handleField = () => vine.string().trim().toLowerCase().use(withinTheRules())
