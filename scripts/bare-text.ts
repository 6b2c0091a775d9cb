// Text on a page stands alone in its element: `node scripts/bare-text.ts` prints where it does not (decision 48).
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Expression,
  type FunctionDeclaration,
  type JsxChild,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** What a check found; `elements` tells that it looked at something. */
export type BareTextReport = { elements: number; problems: string[] }

/** What has no element of its own on the page: text in it stands beside whatever surrounds it. */
const withoutElement = ['Fragment', 'Suspense', 'StrictMode']

const textFlags =
  TypeFlags.String |
  TypeFlags.StringLiteral |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.BigInt |
  TypeFlags.Any |
  TypeFlags.Unknown

/**
 * Finds text that shares its element with something else, in every component below `folder` of the program at `top`.
 * Browsers' translators put such a text into elements of their own, and React no longer finds it where it left it: changing
 * it shows nothing, removing it throws. Text that is all there is in its element is written anew as a whole.
 */
export function checkBareText(top: string, folder: string): BareTextReport {
  const api = new API({ cwd: top })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(top, 'tsconfig.json')] }).getProjects()
    const report: BareTextReport = { elements: 0, problems: [] }
    for (const name of project?.program.getSourceFileNames() ?? []) {
      const path = relative(top, name).replaceAll('\\', '/')
      if (!path.startsWith(`${folder}/`) || !/(?<!\.test)\.tsx$/.test(path)) continue
      const file = project?.program.getSourceFile(name)
      if (project && file) checkFile(file, path, project.checker, report)
    }
    if (report.elements === 0) report.problems.push('not one element was found: the check is broken')
    return report
  } finally {
    api.close()
  }
}

function checkFile(file: SourceFile, path: string, checker: Checker, report: BareTextReport): void {
  const tell = (node: Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
  function visit(node: Node) {
    const children = listChildren(node)
    if (children) {
      report.elements += 1
      const alone = children.length === 1 && !isWithoutElement(node, file)
      for (const child of children) {
        if (!isText(child, alone, checker)) continue
        report.problems.push(`${tell(child)} text beside something else: ${child.getText(file).trim()}`)
      }
    }
    if (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '') && givesText(node, checker)) {
      report.problems.push(`${tell(node)} a component that is bare text: ${node.name?.text}`)
    }
    node.forEachChild(visit)
  }
  visit(file)
}

/** What an element shows; undefined for anything that is no element. */
function listChildren(node: Node): JsxChild[] | undefined {
  if (!isJsxElement(node) && !isJsxFragment(node)) return undefined
  return node.children.filter((child) => {
    if (isJsxText(child)) return !/^\s*$/.test(child.text) || !child.text.includes('\n')
    return !isJsxExpression(child) || child.expression !== undefined
  })
}

function isWithoutElement(node: Node, file: SourceFile): boolean {
  if (isJsxFragment(node)) return true
  return isJsxElement(node) && withoutElement.includes(node.openingElement.tagName.getText(file))
}

function isText(child: JsxChild, alone: boolean, checker: Checker): boolean {
  if (isJsxText(child)) return !alone
  if (!isJsxExpression(child) || !child.expression) return false
  return listOutcomes(child.expression).some((outcome) => {
    if (isJsxElement(outcome) || isJsxFragment(outcome) || isJsxSelfClosingElement(outcome)) return false
    const type = checker.getTypeAtLocation(outcome)
    return type !== undefined && listMembers(type).some((member) => isTextual(member, alone, checker))
  })
}

/** Where such a component is used, its text stands beside what is around it. */
function givesText(component: FunctionDeclaration, checker: Checker): boolean {
  const signature = checker.getSignatureFromDeclaration(component)
  const type = signature && checker.getReturnTypeOfSignature(signature)
  return type !== undefined && listMembers(type).some((member) => isTextual(member, false, checker))
}

/** What an expression may come to. */
function listOutcomes(expression: Expression): Node[] {
  if (isParenthesizedExpression(expression)) return listOutcomes(expression.expression)
  if (isConditionalExpression(expression)) {
    return [...listOutcomes(expression.whenTrue), ...listOutcomes(expression.whenFalse)]
  }
  if (isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken
    // What stands before `&&` is shown only where it is 0 or NaN, which nobody wants on a page.
    if (kind === SyntaxKind.AmpersandAmpersandToken) return listOutcomes(expression.right)
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken) {
      return [...listOutcomes(expression.left), ...listOutcomes(expression.right)]
    }
  }
  return [expression]
}

function listMembers(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(listMembers) : [type]
}

/** A list of texts is bare even where nothing else is: each of them stands beside the next. */
function isTextual(type: Type, alone: boolean, checker: Checker): boolean {
  if (isShown(type)) return !alone
  if (!checker.isArrayLikeType(type)) return false
  const [element] = checker.getTypeArguments(type as never)
  return element !== undefined && listMembers(element).some(isShown)
}

/** `''` is the text of which React makes nothing. */
function isShown(type: Type): boolean {
  return (type.flags & textFlags) !== 0 && !(type.isStringLiteralType() && type.value === '')
}

if (import.meta.main) {
  const { elements, problems } = checkBareText(fileURLToPath(new URL('..', import.meta.url)), 'src/web')
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(`${elements} elements, ${problems.length} with text beside something else\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
