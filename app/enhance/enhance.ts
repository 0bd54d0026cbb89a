type Behaviour = (element: HTMLElement) => void

const behaviours: [string, Behaviour][] = []

function apply(selector: string, behaviour: Behaviour, root: ParentNode) {
  for (const element of Array.from(root.querySelectorAll<HTMLElement>(selector))) {
    try {
      behaviour(element)
    } catch {}
  }
}

export function enhance<E extends HTMLElement>(selector: string, behaviour: (element: E) => void) {
  behaviours.push([selector, behaviour as Behaviour])
  apply(selector, behaviour as Behaviour, document)
}

export function enhanceWithin(root: ParentNode) {
  for (const [selector, behaviour] of behaviours) apply(selector, behaviour, root)
}
