import { relative } from 'node:path'
import ts from 'typescript'

/** What webhooks are told: the types of each event's data, as `emitWebhooks` is called with. */
export function eventTypes(program: ts.Program, root: string): Map<string, ts.Type[]> {
  const checker = program.getTypeChecker()
  const found = new Map<string, ts.Type[]>()

  const note = (emission: ts.ObjectLiteralExpression) => {
    const data = valueOf(emission, 'dataFor')
    const [signature] = data ? checker.getTypeAtLocation(data).getCallSignatures() : []
    const type = signature && checker.getAwaitedType(signature.getReturnType())
    const names = namesIn(emission)
    if (!type || !names.length) throw new Error(`What does this tell? ${emission.getText()}`)
    for (const name of names) found.set(name, [...(found.get(name) ?? []), type])
  }

  const namesIn = (emission: ts.ObjectLiteralExpression): string[] => {
    const event = valueOf(emission, 'event')
    const type = event && checker.getTypeAtLocation(event)
    const types = type?.isUnion() ? type.types : [type]
    return types.flatMap((one) => (one?.isStringLiteral() ? [one.value] : []))
  }

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isEmission(node.expression)) {
      const [, emission] = node.arguments
      if (emission && ts.isObjectLiteralExpression(emission)) note(emission)
    }
    ts.forEachChild(node, visit)
  }

  for (const file of program.getSourceFiles()) {
    if (relative(root, file.fileName).startsWith('app/')) visit(file)
  }
  return found
}

function isEmission(callee: ts.Expression): boolean {
  return ts.isIdentifier(callee) && callee.text === 'emitWebhooks'
}

function valueOf(made: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const member = made.properties.find((one) => one.name?.getText() === name)
  if (member && ts.isShorthandPropertyAssignment(member)) return member.name
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined
}
