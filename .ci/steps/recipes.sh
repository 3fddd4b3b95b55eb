# The recipes of Docs/Adding-a-*.md work.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

# They share a copy of the repository, so that what a recipe does not change is built once.
export PAYSHEET_RECIPES=$CI_FOLDER/recipes
for recipe in report-format catalog provider rule member; do Tests/Scripts/adding-a-$recipe.sh; done
