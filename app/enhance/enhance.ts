type Behaviour = (element: HTMLElement) => void

const behaviours: [string, Behaviour][] = []

function apply(selector: string, behaviour: Behaviour, root: ParentNode) {
  for (const element of Array.from(root.querySelectorAll<HTMLElement>(selector))) {
    try {
      behaviour(element)
    } catch (error) {
      // The others go on, and it is heard all the same.
      setTimeout(() => {
        throw error
      })
    }
  }
}

/**
 * Adds a behaviour to all elements of that kind, and to those that come with `enhanceWithin`. One
 * that fails leaves the page as it works without script.
 */
export function enhance<E extends HTMLElement>(selector: string, behaviour: (element: E) => void) {
  behaviours.push([selector, behaviour as Behaviour])
  apply(selector, behaviour as Behaviour, document)
}

/** For a part of the page that was replaced: adds every behaviour anew. */
export function enhanceWithin(root: ParentNode) {
  for (const [selector, behaviour] of behaviours) apply(selector, behaviour, root)
}
