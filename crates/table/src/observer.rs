/// Is told what happens, in the order in which it happens.
pub trait Observer<E> {
    /// A game does not even build its events for an observer that is not watching.
    fn watching(&self) -> bool {
        true
    }
    fn event(&mut self, event: E);
}

/// Nobody watches: what simulators pass.
impl<E> Observer<E> for () {
    fn watching(&self) -> bool {
        false
    }
    fn event(&mut self, _: E) {}
}

impl<E> Observer<E> for Vec<E> {
    fn event(&mut self, event: E) {
        self.push(event);
    }
}
